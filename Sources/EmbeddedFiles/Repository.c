#include "Embedding.h"

// Package.swift defines it for releases.
#ifndef IBSTACK_REPOSITORY
#define IBSTACK_REPOSITORY ""
#endif

static const unsigned char repository[] = IBSTACK_REPOSITORY;

EMBEDDED(EmbeddedRepository, repository);
