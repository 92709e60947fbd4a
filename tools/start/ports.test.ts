import { createServer } from 'node:net';
import { freePorts } from './ports.ts';
import { unusedPort } from './testing-service.ts';

test('a taken port is named', async () => {
  const port = await unusedPort();
  const other = createServer();
  await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
  await expect(freePorts([port], 0)).rejects.toThrow(`port ${port} is taken`);
  await expect(freePorts([await unusedPort(), port], 0)).rejects.toThrow(`port ${port} is taken`);
  await new Promise((done) => other.close(done));
});

test('a port that is let go of in a moment is waited for', async () => {
  const port = await unusedPort();
  const other = createServer();
  await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
  setTimeout(() => other.close(), 150);
  await expect(freePorts([port], 3000)).resolves.toBeUndefined();
});
