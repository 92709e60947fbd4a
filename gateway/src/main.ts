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
  await app.listen({ port: environment.port, host: '0.0.0.0' });
  noteUsedStore(environment);
  process.send?.('ready');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
