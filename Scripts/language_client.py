"""A client of the Language Server Protocol that keeps what it receives."""
import json
import subprocess


class Client:
    """A server that runs in a folder, and what it has sent."""

    def __init__(self, program, folder, capabilities=None):
        self.process = subprocess.Popen([program, 'lsp'], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.id = 0
        # Called with each notification.
        self.notice = lambda method, parameters: None
        self.request('initialize', {'capabilities': capabilities or {},
                                    'workspaceFolders': [{'uri': f'file://{folder}', 'name': ''}]})
        self.notify('initialized', {})

    def send(self, **message):
        body = json.dumps({'jsonrpc': '2.0', **message}).encode()
        self.process.stdin.write(b'Content-Length: %d\r\n\r\n%b' % (len(body), body))
        self.process.stdin.flush()

    def receive(self):
        size = 0
        while line := self.process.stdout.readline().strip():
            size = int(line.split(b':')[1])
        message = json.loads(self.process.stdout.read(size))
        if 'method' in message:
            self.notice(message['method'], message.get('params'))
            if 'id' in message:
                self.send(id=message['id'], result=None)
        return message

    def notify(self, method, parameters):
        self.send(method=method, params=parameters)

    def request(self, method, parameters=None):
        self.id += 1
        self.send(id=self.id, method=method, params=parameters)
        while (message := self.receive()).get('id') != self.id or 'method' in message:
            pass
        return message.get('result')

    def open(self, uri, text):
        self.notify('textDocument/didOpen', {
            'textDocument': {'uri': uri, 'languageId': 'xml', 'version': 1, 'text': text}})

    def change(self, uri, version, changes):
        self.notify('textDocument/didChange', {
            'textDocument': {'uri': uri, 'version': version}, 'contentChanges': changes})

    def diagnostics(self, uri, version):
        """Waits for the diagnostics of a version."""
        while True:
            found = self.receive().get('params') or {}
            if found.get('uri') == uri and found.get('version') == version:
                return found['diagnostics']

    def close(self):
        self.request('shutdown')
        self.notify('exit', None)
        return self.process.wait()
