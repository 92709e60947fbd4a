import { createServer } from 'node:net';
import { freePorts } from './ports.ts';
import { unusedPort } from './testing-service.ts';

test('a taken port is named with what to set', async () => {
  const port = await unusedPort();
  const other = createServer();
  await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
  const refused = `port ${port} is taken; stop what uses it or set DEV_PORT to another.`;
  await expect(freePorts([port], 'DEV_PORT', true, 0)).rejects.toThrow(refused);
  await expect(freePorts([await unusedPort(), port], 'DEV_PORT', true, 0)).rejects.toThrow(refused);
  await new Promise((done) => other.close(done));
});

test('a port that is let go of in a moment is waited for', async () => {
  const port = await unusedPort();
  const other = createServer();
  await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
  setTimeout(() => other.close(), 150);
  await expect(freePorts([port], 'PORT', true, 3000)).resolves.toBeUndefined();
});

test('who holds a port by IPv6 alone is in the way of a browser on this machine, and of no server', async () => {
  const port = await unusedPort();
  const other = createServer();
  await new Promise<void>((done) => other.listen(port, '::1', done));
  await expect(freePorts([port], 'PORT', true, 0)).rejects.toThrow(`port ${port} is taken`);
  await expect(freePorts([port], 'PORT', false, 0)).resolves.toBeUndefined();
  await new Promise((done) => other.close(done));
});
