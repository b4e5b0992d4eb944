"""`ibstack lsp` with the client of pytest-lsp, which has the capabilities of editors and checks answers against them.

    make editor-test

IBSTACK names the program (.build-quick/release/ibstack).
"""

import asyncio
import pathlib
import shutil
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities, make_test_lsp_client

from shop import IBSTACK, ROOT, SAMPLES, Project, applied, lint, place

# One that asks for diagnostics, and one that they are sent to.
CLIENTS = ["visual_studio_code", "neovim@v0.7"]
OTHERS = ["neovim@v0.11", "emacs"]
STORYBOARD, XIB, DEFINITION, CONFIGURATION = "Shop.storyboard", "Badge.xib", "Row.xml", ".ibstack.yml"


class Editor:
    """An editor that has a project open."""

    def __init__(self, client, project):
        self.client, self.project = client, project
        self.versions = {}
        self.texts = {}

    def open(self, name, text=None):
        self.texts[name] = self.project.text(name) if text is None else text
        self.versions[name] = 1
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(
            uri=self.project.uri(name), language_id="xml", version=1, text=self.texts[name])))

    def document(self, name):
        return types.TextDocumentIdentifier(self.project.uri(name))

    def at(self, name, words, kind, **rest):
        """The parameters of a request about the place behind some words."""
        return kind(
            text_document=self.document(name), position=types.Position(*place(self.texts[name], words)), **rest)

    def type(self, name, words, new):
        """Writes behind some words."""
        position = types.Position(*place(self.texts[name], words))
        self.texts[name] = self.texts[name].replace(words, words + new)
        self.versions[name] += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(self.versions[name], self.project.uri(name)),
            [types.TextDocumentContentChangePartial(types.Range(position, position), new)]))

    @property
    def pulls(self):
        return self.client.capabilities.text_document.diagnostic is not None

    async def diagnostics(self, name):
        """What the server finds in the last version, sent or asked for."""
        if self.pulls:
            report = await self.client.text_document_diagnostic_async(
                types.DocumentDiagnosticParams(self.document(name)))
            return report.items
        while True:
            found = await self.client.published.get()
            if found.uri == self.project.uri(name) and found.version == self.versions[name]:
                return found.diagnostics

    async def opened(self, name):
        """Opens a document, and waits for what is found in it."""
        self.open(name)
        return await self.diagnostics(name)


def findings(diagnostics):
    return [(each.code, each.severity.value, each.range.start.line) for each in diagnostics]


def edits(changes):
    """Edits of a document as `applied` takes them."""
    return [((e.range.start.line, e.range.start.character), (e.range.end.line, e.range.end.character), e.new_text)
            for e in changes]


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path)


def make_client():
    """A client that keeps all diagnostics that are sent, and what the server asks to be told of."""
    client = make_test_lsp_client()
    client.published, client.registrations = asyncio.Queue(), []

    @client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(parameters):
        client.registrations += parameters.registrations

    def keep(parameters=None):
        if parameters:
            client.published.put_nowait(parameters)
        client.protocol.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS, keep)

    keep()
    return client


SERVER = ClientServerConfig([IBSTACK, "lsp"], make_client)


@pytest_lsp.fixture(config=SERVER, params=CLIENTS)
async def client(lsp_client: LanguageClient, request, project):
    await lsp_client.initialize_session(types.InitializeParams(
        client_capabilities(request.param), workspace_folders=[types.WorkspaceFolder(project.folder.as_uri(), "Shop")],
        initialization_options={"inlayHints": True, "pictures": True}))
    yield
    await lsp_client.shutdown_session()


@pytest.fixture
def editor(client, project):
    return Editor(client, project)


# Diagnostics and actions


@pytest.mark.parametrize("client", CLIENTS + OTHERS, indirect=True)
async def test_diagnostics_are_those_of_lint(editor):
    for name in [STORYBOARD, XIB, DEFINITION]:
        found = findings(await editor.opened(name))
        assert found and found == lint(editor.project.folder, name), name


async def test_diagnostics_follow_the_text(editor):
    before = await editor.opened(DEFINITION)
    assert "unknown-attribute" in [each.code for each in before]
    editor.type(DEFINITION, "textAlignmen", "t")
    assert "unknown-attribute" not in [each.code for each in await editor.diagnostics(DEFINITION)]


async def test_a_configuration_is_checked(editor):
    editor.open(CONFIGURATION, "preset: some\n")
    assert "some" in (await editor.diagnostics(CONFIGURATION))[0].message


async def test_sources_on_disk_count(editor):
    assert "unknown-outlet" not in [each.code for each in await editor.opened(STORYBOARD)]
    source = editor.project.path("ItemsController.swift")
    source.write_text(source.read_text().replace("buyButton", "orderButton"))
    editor.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(
        [types.FileEvent(source.as_uri(), types.FileChangeType.Changed)]))
    while "unknown-outlet" not in [each.code for each in await editor.diagnostics(STORYBOARD)]:
        pass


async def actions(editor, name, range, only=None):
    return await editor.client.text_document_code_action_async(types.CodeActionParams(
        editor.document(name), range, types.CodeActionContext([], only)))


def changes(edit):
    """The edits of a workspace by the URIs of documents."""
    if edit.document_changes:
        return {each.text_document.uri: each.edits for each in edit.document_changes if hasattr(each, "edits")}
    return edit.changes


async def test_a_finding_is_mended_and_suppressed(editor):
    found = [each for each in await editor.opened(STORYBOARD) if each.code == "duplicate-constraint"]
    offered = await actions(editor, STORYBOARD, found[0].range)
    fix = next(each for each in offered if each.title.startswith("Remove"))
    text = applied(editor.texts[STORYBOARD], edits(changes(fix.edit)[editor.project.uri(STORYBOARD)]))
    assert "con-st-007" in editor.texts[STORYBOARD] and "con-st-007" not in text
    suppression = next(each for each in offered if each.title.startswith("Suppress"))
    added = changes(suppression.edit)[editor.project.uri(CONFIGURATION)]
    text = applied(editor.project.text(CONFIGURATION), edits(added))
    assert "duplicate-constraint" in text
    editor.project.path(CONFIGURATION).write_text(text)
    assert "duplicate-constraint" not in [each[0] for each in lint(editor.project.folder, STORYBOARD)]


async def test_all_is_mended_as_lint_does_it(editor):
    await editor.opened(STORYBOARD)
    whole = types.Range(types.Position(0, 0), types.Position(0, 0))
    offered = await actions(editor, STORYBOARD, whole, ["source.fixAll.ibstack"])
    text = applied(editor.texts[STORYBOARD], edits(changes(offered[0].edit)[editor.project.uri(STORYBOARD)]))
    subprocess.run([IBSTACK, "lint", STORYBOARD, "--fix"], cwd=editor.project.folder, capture_output=True, check=False)
    assert text == editor.project.text(STORYBOARD) != editor.texts[STORYBOARD]


# Places


async def definition(editor, name, words):
    found = await editor.client.text_document_definition_async(editor.at(name, words, types.DefinitionParams))
    found = found[0] if isinstance(found, list) else found
    line = found.uri.removeprefix(editor.project.folder.as_uri() + "/"), found.range.start.line
    return line[0], editor.project.text(line[0]).split("\n")[line[1]].strip()


async def test_names_lead_to_their_declarations(editor):
    await editor.opened(STORYBOARD)
    await editor.opened(XIB)
    for name, words, expected in [
        (STORYBOARD, 'property="titleLabel" destination="lab', (STORYBOARD, "<label opaque=")),
        (STORYBOARD, 'customClass="ItemC', ("ItemsController.swift", "class ItemController")),
        (STORYBOARD, 'property="titleL', ("ItemsController.swift", "@IBOutlet weak var titleLabel")),
        (STORYBOARD, 'selector="bu', ("ItemsController.swift", "@IBAction func buy")),
        (XIB, 'customClass="Bad', ("Badge.h", "@interface Badge")),
        (XIB, 'property="count', ("Badge.h", "@property (nonatomic, weak) IBOutlet UILabel *countLabel")),
    ]:
        found = await definition(editor, name, words)
        assert found[0] == expected[0] and found[1].startswith(expected[1]), words


async def test_all_uses_of_an_id_are_found(editor):
    await editor.opened(STORYBOARD)
    text, identifier = editor.texts[STORYBOARD], "but-to-001"
    words = f'property="buyButton" destination="{identifier}'
    for includes in [True, False]:
        found = await editor.client.text_document_references_async(editor.at(
            STORYBOARD, words, types.ReferenceParams, context=types.ReferenceContext(includes)))
        assert len(found) == text.count(f'"{identifier}"') - (0 if includes else 1)
    marked = await editor.client.text_document_document_highlight_async(
        editor.at(STORYBOARD, words, types.DocumentHighlightParams))
    assert len(marked) == text.count(f'"{identifier}"')


async def test_symbols_are_scenes_and_views(editor):
    await editor.opened(STORYBOARD)
    found = await editor.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(editor.document(STORYBOARD)))
    assert [each.name for each in found] == ["scene ItemsController", "scene ItemController"]

    def names(symbols):
        return [name for each in symbols for name in [each.name, *names(each.children or [])]]
    assert 'label "Item"' in names(found) and 'button "Buy"' in names(found)


async def test_elements_fold_and_are_selected(editor):
    await editor.opened(STORYBOARD)
    folds = await editor.client.text_document_folding_range_async(
        types.FoldingRangeParams(editor.document(STORYBOARD)))
    start = place(editor.texts[STORYBOARD], '<scene sceneID="sce-ne-002">')[0]
    assert start in [each.start_line for each in folds]
    position = types.Position(*place(editor.texts[STORYBOARD], 'text="It'))
    found = await editor.client.text_document_selection_range_async(
        types.SelectionRangeParams(editor.document(STORYBOARD), [position]))
    assert found[0].range.end.character - found[0].range.start.character == len("Item")
    assert found[0].parent.range.end.character - found[0].parent.range.start.character == len('text="Item"')


# Words


async def hover(editor, name, words):
    found = await editor.client.text_document_hover_async(editor.at(name, words, types.HoverParams))
    assert found.contents.kind == types.MarkupKind.Markdown
    return found.contents.value


async def test_a_hover_says_what_something_is(editor):
    await editor.opened(STORYBOARD)
    await editor.opened(DEFINITION)
    frame = await hover(editor, STORYBOARD, 'property="titleLabel" destination="lab')
    assert "x 20, y 79, width 353" in frame and "label" in frame
    assert "ItemsController.swift:3" in await hover(editor, STORYBOARD, 'customClass="Items')
    assert "UIStackView" in await hover(editor, DEFINITION, "<stack")
    assert "points" in await hover(editor, DEFINITION, "spac")


async def completion(editor, name, words):
    found = await editor.client.text_document_completion_async(editor.at(name, words, types.CompletionParams))
    return [each.label for each in found or []]


async def test_what_can_stand_at_a_place_is_proposed(editor):
    await editor.opened(STORYBOARD)
    await editor.opened(DEFINITION)
    await editor.opened(CONFIGURATION)
    await editor.opened(XIB)
    for name, words, expected in [
        (DEFINITION, "<lab", "label"), (DEFINITION, '<label id="name" ', "numberOfLines"),
        (DEFINITION, 'axis="', "vertical"), (DEFINITION, 'image="', "cart"), (DEFINITION, 'textColor="', "accent"),
        (STORYBOARD, 'id="ite-m0-001" customClass="', "ItemController"),
        (STORYBOARD, 'property="titleLabel" destination="', "lab-el-001"),
        (STORYBOARD, '<outlet property="ti', "buyButton"), (STORYBOARD, 'selector="', "share:"),
        (STORYBOARD, 'reuseIdentifier="', "Item"), (STORYBOARD, 'kind="show" identifier="', "showItem"),
        (STORYBOARD, 'storyboardIdentifier="', "Item"), (XIB, '<outlet property="', "countLabel"),
        (STORYBOARD, 'eventType="', "valueChanged"), (CONFIGURATION, "preset: ", "all"),
    ]:
        assert expected in await completion(editor, name, words), words


async def test_documents_are_formatted_as_format_does_it(editor):
    await editor.opened(STORYBOARD)
    found = await editor.client.text_document_formatting_async(types.DocumentFormattingParams(
        editor.document(STORYBOARD), types.FormattingOptions(4, True)))
    text = applied(editor.texts[STORYBOARD], edits(found))
    subprocess.run([IBSTACK, "format", STORYBOARD], cwd=editor.project.folder, capture_output=True, check=True)
    assert text == editor.project.text(STORYBOARD) != editor.texts[STORYBOARD]


async def test_colors_are_shown_and_changed(editor):
    await editor.opened(STORYBOARD)
    found = await editor.client.text_document_document_color_async(
        types.DocumentColorParams(editor.document(STORYBOARD)))
    first = found[0]
    assert [first.color.red, first.color.green, first.color.blue, first.color.alpha] == [0.2, 0.4, 0.6, 1]
    offered = await editor.client.text_document_color_presentation_async(types.ColorPresentationParams(
        editor.document(STORYBOARD), types.Color(1.0, 0.0, 0.5, 1.0), first.range))
    text = applied(editor.texts[STORYBOARD], edits([offered[0].text_edit]))
    assert '<color key="textColor" red="1" green="0.0" blue="0.5" alpha="1" colorSpace="custom"' in text


async def test_frames_are_shown_as_hints(editor):
    await editor.opened(STORYBOARD)
    start, end = types.Position(0, 0), types.Position(100, 0)
    found = await editor.client.text_document_inlay_hint_async(
        types.InlayHintParams(editor.document(STORYBOARD), types.Range(start, end)))
    assert "20, 79; 353 × 20.33" in [each.label for each in found]


async def test_scenes_have_a_command_that_draws_them(editor):
    await editor.opened(STORYBOARD)
    found = await editor.client.text_document_code_lens_async(types.CodeLensParams(editor.document(STORYBOARD)))
    uri = editor.project.uri(STORYBOARD)
    assert [(each.command.command, list(each.command.arguments)) for each in found] == [
        ("ibstack.showPicture", [uri, "sce-ne-001"]), ("ibstack.showPicture", [uri, "sce-ne-002"])]
    line = found[1].range.start.line
    assert 'sceneID="sce-ne-002"' in editor.texts[STORYBOARD].split("\n")[line]


# Renames


async def rename(editor, name, words, new):
    prepared = await editor.client.text_document_prepare_rename_async(
        editor.at(name, words, types.PrepareRenameParams))
    edit = await editor.client.text_document_rename_async(
        editor.at(name, words, types.RenameParams, new_name=new))
    return prepared.placeholder, {
        uri.removeprefix(editor.project.folder.as_uri() + "/"): edits(found) for uri, found in changes(edit).items()}


@pytest.mark.parametrize("kind, words, old, new", [
    ("outlet", 'property="title', "titleLabel", "nameLabel"), ("action", 'selector="b', "buy:", "order:"),
    ("class", 'customClass="ItemC', "ItemController", "WareController"),
    ("id", 'selector="buy:" destination="ite', "ite-m0-001", "war-e0-001"),
    ("reuse-identifier", 'reuseIdentifier="I', "Item", "Ware"),
    ("segue-identifier", 'identifier="show', "showItem", "showWare"),
    ("storyboard-identifier", 'storyboardIdentifier="I', "Item", "Ware"),
])
async def test_names_are_changed_as_rename_does_it(editor, kind, words, old, new):
    await editor.opened(STORYBOARD)
    found, files = await rename(editor, STORYBOARD, words, new)
    assert found == old
    texts = {name: applied(editor.project.text(name), found) for name, found in files.items()}
    member = "ItemController." if kind in ("outlet", "action") else ""
    place = ["--document", STORYBOARD] if kind == "id" else []
    subprocess.run([IBSTACK, "rename", kind, member + old, new, *place], cwd=editor.project.folder,
                   capture_output=True, check=True)
    assert STORYBOARD in texts and all(text == editor.project.text(name) for name, text in texts.items())


async def test_a_rename_is_refused_with_a_reason(editor):
    await editor.opened(STORYBOARD)
    with pytest.raises(JsonRpcException, match="lab-el-001"):
        await rename(editor, STORYBOARD, 'property="buyButton" destination="but', "lab-el-001")


# The session


async def test_a_request_can_be_canceled(editor):
    editor.open(STORYBOARD)
    parameters = types.CodeActionParams(
        editor.document(STORYBOARD), types.Range(types.Position(0, 0), types.Position(60, 0)),
        types.CodeActionContext([]))
    future = editor.client.protocol.send_request("textDocument/codeAction", parameters, msg_id="slow")
    editor.client.cancel_request(types.CancelParams("slow"))
    # The answer may have been on its way.
    with pytest.raises((JsonRpcException, asyncio.CancelledError)):
        await asyncio.wrap_future(future)
        raise asyncio.CancelledError
    assert await completion(editor, STORYBOARD, 'eventType="')


async def test_a_document_that_is_closed_has_no_findings(editor):
    await editor.opened(DEFINITION)
    editor.client.text_document_did_close(types.DidCloseTextDocumentParams(editor.document(DEFINITION)))
    if not editor.pulls:
        found = await editor.client.published.get()
        assert found.uri == editor.project.uri(DEFINITION) and not found.diagnostics


@pytest_lsp.fixture(config=SERVER)
async def bare(lsp_client: LanguageClient):
    """A client without folders and without capabilities."""
    await lsp_client.initialize_session(types.InitializeParams(types.ClientCapabilities()))
    yield
    await lsp_client.shutdown_session()


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: str(path.relative_to(ROOT)))
async def test_every_request_answers_about_samples(bare, path, tmp_path):
    # A copy is in no repository, whose sources would be read.
    path = pathlib.Path(shutil.copy(path, tmp_path))
    uri, text = path.as_uri(), path.read_text()
    bare.text_document_did_open(types.DidOpenTextDocumentParams(types.TextDocumentItem(uri, "xml", 1, text)))
    assert (await bare.published.get()).uri == uri
    document, whole = types.TextDocumentIdentifier(uri), types.Range(types.Position(0, 0), types.Position(10_000, 0))
    assert await bare.text_document_document_symbol_async(types.DocumentSymbolParams(document)) is not None
    assert await bare.text_document_folding_range_async(types.FoldingRangeParams(document)) is not None
    assert await bare.text_document_document_color_async(types.DocumentColorParams(document)) is not None
    assert await bare.text_document_code_lens_async(types.CodeLensParams(document)) is not None
    await bare.text_document_inlay_hint_async(types.InlayHintParams(document, whole))
    await bare.text_document_formatting_async(types.DocumentFormattingParams(document, types.FormattingOptions(4, True)))
    await bare.text_document_code_action_async(
        types.CodeActionParams(document, whole, types.CodeActionContext([])))
    lines = text.split("\n")
    for line in range(0, len(lines), max(1, len(lines) // 12)):
        position = types.Position(line, len(lines[line]) // 2)
        for ask, kind in [(bare.text_document_hover_async, types.HoverParams),
                          (bare.text_document_definition_async, types.DefinitionParams),
                          (bare.text_document_completion_async, types.CompletionParams),
                          (bare.text_document_document_highlight_async, types.DocumentHighlightParams),
                          (bare.text_document_prepare_rename_async, types.PrepareRenameParams)]:
            await ask(kind(document, position))
        await bare.text_document_selection_range_async(types.SelectionRangeParams(document, [position]))
