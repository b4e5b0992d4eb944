import TestSupport

/// What of SARIF 2.1.0 (OASIS, committee specification 01) `lint` writes: required members, types, limits and choices as
/// the standard's schema has them. Members of the standard that it does not write are left out, and so refused.
enum SARIFSchema {
  static func schema() throws -> JSONSchema { JSONSchema(try JSONValue(parsing: text)) }

  private static let text = """
    {
      "$ref": "#/$defs/log",
      "$defs": {
        "log": {
          "type": "object", "additionalProperties": false, "required": ["version", "runs"],
          "properties": {
            "$schema": { "type": "string" }, "version": { "enum": ["2.1.0"] },
            "runs": { "type": "array", "items": { "$ref": "#/$defs/run" } }
          }
        },
        "run": {
          "type": "object", "additionalProperties": false, "required": ["tool", "results"],
          "properties": {
            "columnKind": { "enum": ["utf16CodeUnits", "unicodeCodePoints"] },
            "tool": {
              "type": "object", "additionalProperties": false, "required": ["driver"],
              "properties": { "driver": { "$ref": "#/$defs/toolComponent" } }
            },
            "results": { "type": "array", "items": { "$ref": "#/$defs/result" } }
          }
        },
        "toolComponent": {
          "type": "object", "additionalProperties": false, "required": ["name"],
          "properties": {
            "name": { "type": "string" }, "version": { "type": "string" },
            "rules": { "type": "array", "uniqueItems": true, "items": { "$ref": "#/$defs/reportingDescriptor" } }
          }
        },
        "reportingDescriptor": {
          "type": "object", "additionalProperties": false, "required": ["id"],
          "properties": {
            "id": { "type": "string" }, "shortDescription": { "$ref": "#/$defs/text" },
            "fullDescription": { "$ref": "#/$defs/text" }, "help": { "$ref": "#/$defs/text" },
            "defaultConfiguration": {
              "type": "object", "additionalProperties": false,
              "properties": { "enabled": { "type": "boolean" }, "level": { "$ref": "#/$defs/level" } }
            }
          }
        },
        "text": {
          "type": "object", "additionalProperties": false, "required": ["text"],
          "properties": { "text": { "type": "string" }, "markdown": { "type": "string" } }
        },
        "level": { "enum": ["none", "note", "warning", "error"] },
        "result": {
          "type": "object", "additionalProperties": false, "required": ["message"],
          "properties": {
            "ruleId": { "type": "string" }, "ruleIndex": { "type": "integer", "minimum": -1 },
            "level": { "$ref": "#/$defs/level" }, "message": { "$ref": "#/$defs/text" },
            "locations": { "type": "array", "items": { "$ref": "#/$defs/location" } },
            "relatedLocations": {
              "type": "array", "uniqueItems": true, "items": { "$ref": "#/$defs/location" }
            },
            "partialFingerprints": { "type": "object", "additionalProperties": { "type": "string" } },
            "fixes": { "type": "array", "uniqueItems": true, "items": { "$ref": "#/$defs/fix" } }
          }
        },
        "location": {
          "type": "object", "additionalProperties": false,
          "properties": {
            "message": { "$ref": "#/$defs/text" },
            "logicalLocations": {
              "type": "array", "uniqueItems": true, "items": {
                "type": "object", "additionalProperties": false,
                "properties": {
                  "name": { "type": "string" }, "fullyQualifiedName": { "type": "string" },
                  "decoratedName": { "type": "string" }, "kind": { "type": "string" }
                }
              }
            },
            "physicalLocation": {
              "type": "object", "additionalProperties": false, "required": ["artifactLocation"],
              "properties": {
                "artifactLocation": { "$ref": "#/$defs/artifactLocation" }, "region": { "$ref": "#/$defs/region" }
              }
            }
          }
        },
        "artifactLocation": {
          "type": "object", "additionalProperties": false, "properties": { "uri": { "type": "string" } }
        },
        "region": {
          "type": "object", "additionalProperties": false,
          "properties": {
            "startLine": { "type": "integer", "minimum": 1 }, "startColumn": { "type": "integer", "minimum": 1 },
            "endLine": { "type": "integer", "minimum": 1 }, "endColumn": { "type": "integer", "minimum": 1 }
          }
        },
        "fix": {
          "type": "object", "additionalProperties": false, "required": ["artifactChanges"],
          "properties": {
            "description": { "$ref": "#/$defs/text" },
            "artifactChanges": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/artifactChange" } }
          }
        },
        "artifactChange": {
          "type": "object", "additionalProperties": false, "required": ["artifactLocation", "replacements"],
          "properties": {
            "artifactLocation": { "$ref": "#/$defs/artifactLocation" },
            "replacements": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/replacement" } }
          }
        },
        "replacement": {
          "type": "object", "additionalProperties": false, "required": ["deletedRegion"],
          "properties": {
            "deletedRegion": { "$ref": "#/$defs/region" },
            "insertedContent": {
              "type": "object", "additionalProperties": false, "properties": { "text": { "type": "string" } }
            }
          }
        }
      }
    }
    """
}

/// GitLab's code quality report, as its documentation describes it.
enum CodeQualitySchema {
  static func schema() throws -> JSONSchema { JSONSchema(try JSONValue(parsing: text)) }

  private static let text = """
    {
      "type": "array",
      "items": {
        "type": "object", "additionalProperties": false,
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
          "description": { "type": "string" }, "check_name": { "type": "string" },
          "fingerprint": { "type": "string" },
          "severity": { "enum": ["info", "minor", "major", "critical", "blocker"] },
          "location": {
            "type": "object", "additionalProperties": false, "required": ["path", "lines"],
            "properties": {
              "path": { "type": "string" },
              "lines": {
                "type": "object", "additionalProperties": false, "required": ["begin"],
                "properties": {
                  "begin": { "type": "integer", "minimum": 1 }, "end": { "type": "integer", "minimum": 1 }
                }
              }
            }
          }
        }
      }
    }
    """
}
