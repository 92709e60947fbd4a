import { Script } from 'node:vm';
import { workerScript } from './service-worker.ts';

test('the modules of the worker are one script that runs, and no name is there twice', () => {
  const script = workerScript();
  expect(() => new Script(script)).not.toThrow();
  expect(script).not.toMatch(/^(import|export) /m);
  const names = [...script.matchAll(/^(?:async )?(?:function|const|let) (\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(new Set(names).size).toBe(names.length);
});
