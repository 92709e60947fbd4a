import { expect, it } from '@jest/globals';
import { billOfMaterials } from './bill-of-materials.ts';

interface Bill {
  bomFormat: string;
  specVersion: string;
  metadata: { component: { name: string } };
  components: {
    name: string;
    version: string;
    licenses?: unknown[];
    externalReferences?: { hashes?: { alg: string; content: string }[] }[];
  }[];
}

it('names what a package is made of, with version, licence and hash [S112]', async () => {
  const bill: Bill = JSON.parse((await billOfMaterials('mf-chat')).toString());
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(bill.metadata.component.name).toBe('mf-chat');
  const named = (name: string) => bill.components.find((component) => component.name === name);
  expect(named('react')).toMatchObject({
    version: expect.stringMatching(/^19\./),
    licenses: [{ license: { id: 'MIT' } }],
    externalReferences: expect.arrayContaining([
      expect.objectContaining({ hashes: [{ alg: 'SHA-512', content: expect.any(String) }] }),
    ]),
  });
  expect(named('virtua')).toBeDefined();
  // The API's alone, and what only tests use.
  expect(named('fastify')).toBeUndefined();
  expect(named('jest')).toBeUndefined();
});
