import { buildGateway } from './app.ts';
import { readEnvironment } from './environment.ts';
import { noteUsedStore } from './releases/used-store.ts';

try {
  const environment = readEnvironment(process.env);
  const app = await buildGateway(environment);
  const stop = () => app.close().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  // Without its supervisor a gateway would hold the port and hinder the next start.
  process.once('disconnect', stop);
  // What is tried out on a machine is nobody else's to see.
  const host = environment.production ? '0.0.0.0' : '127.0.0.1';
  await app.listen({ port: environment.port, host });
  noteUsedStore(environment);
  process.send?.('ready');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
