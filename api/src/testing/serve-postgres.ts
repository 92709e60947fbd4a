import { startTestPostgres } from './test-postgres.ts';

// For who runs tests again and again: says the folder of the socket, and lives until its input ends.
console.log(await startTestPostgres());
process.stdin.resume();
