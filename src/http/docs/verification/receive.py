import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(min(int(self.headers['Content-Length'] or 0), 65536))
        headers = {name.lower(): value for name, value in self.headers.items()}
        try:
            event = verify(os.environ['WEBHOOK_SECRET'], headers, body)
        except ValueError:
            self.send_response(400)
        else:
            # Store the event by its webhook-id, once. Do the work later.
            print(event['type'], event['data']['id'], flush=True)
            self.send_response(204)
        self.end_headers()


ThreadingHTTPServer(('127.0.0.1', int(os.environ.get('PORT', 4000))), Receiver).serve_forever()
