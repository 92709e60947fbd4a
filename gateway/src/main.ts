import { finishRequests } from './api/finish-requests.ts';
import { buildGateway } from './app.ts';
import { readEnvironment } from './environment.ts';
import { noteUsedStore } from './releases/used-store.ts';

try {
  const environment = readEnvironment(process.env);
  const app = await buildGateway(environment);
  finishRequests(app);
  const stop = () => app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  // Without its supervisor a gateway would hold the port and hinder the next start.
  process.once('disconnect', stop);
  // What is tried out on a machine is nobody else's to see.
  const host = environment.production ? '0.0.0.0' : '127.0.0.1';
  // Thousands of pages that come back at once wait until they are taken, as many as the system lets
  // (net.core.somaxconn). Of those beyond Node's 511 each would knock again after 1, 3, 7 and 15 s.
  await app.listen({ port: environment.port, host, backlog: 65_535 });
  noteUsedStore(environment, (line) => app.log.warn(line));
  process.send?.('ready');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
