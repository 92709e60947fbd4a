import { createServer, type ServerResponse } from 'node:http';

/**
 * The least a chat can be: what is posted goes to the stream it names. Nothing is checked, kept or
 * paid; what the product takes beyond this is what it does.
 */
const streams = new Map<string, ServerResponse>();

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(':\n\n');
    streams.set(String(request.headers['x-client']), response);
    return;
  }
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    text += part;
  });
  request.on('end', () => {
    const frame = `event: message\ndata: ${text}\n\n`;
    streams.get(String(request.headers['x-to']))?.write(frame);
    streams.get(String(request.headers['x-client']))?.write(frame);
    response.end('{}');
  });
});
server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
