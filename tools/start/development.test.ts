import { developmentOf } from './development.ts';

const packages = ['shell', 'mf-chat', 'mf-members'];
const wanted = { name: 'mf-chat', api: undefined, packages, isLive: true };

test('it runs beside the product: another port, other data, whatever the product was given', () => {
  const env = {
    PORT: '4400',
    WEB_PROCESSES: '4',
    DATA_DIR: '/data',
    PUBLIC_URL: 'https://love.example',
    DATABASE_URL: 'pg',
  };
  const { environment } = developmentOf(env, wanted);
  const [{ port, apiPort }, ...others] = environment.pairs;
  expect([port, apiPort, environment.devPort, others]).toEqual([4500, 4501, 4502, []]);
  expect(environment.dataFolder).toMatch(/\/\.dev\/data$/);
  expect(environment.variables.DATABASE_URL).toBeUndefined();
  expect(environment.publicUrl).toBe('http://localhost:4500');
  const other = developmentOf({ ...env, DEV_PORT: '5000', DEV_DATA_DIR: '/mine' }, wanted);
  expect(other.environment).toMatchObject({ pairs: [{ port: 5000 }], dataFolder: '/mine' });
});

test('what is live is shown from its store, and nothing is released', () => {
  const env = { STORE_DIR: '/store', KEYS_DIR: '/keys' };
  const { environment, build } = developmentOf(env, wanted);
  expect(environment.variables).toMatchObject({ STORE_DIR: '/store', KEYS_DIR: '/keys' });
  expect(build).toEqual([]);
});

test('where nothing is live, the others are built into a store of its own', () => {
  const env = { STORE_URL: 's3://shared', STORE_DIR: '/store', KEYS_DIR: '/keys' };
  const { environment, build } = developmentOf(env, { ...wanted, isLive: false });
  expect(build).toEqual(['shell', 'mf-members']);
  expect(environment.variables.STORE_URL).toBe('');
  expect(environment.variables.STORE_DIR).toMatch(/\/\.dev\/store$/);
  expect(environment.variables.KEYS_DIR).toMatch(/\/\.dev\/keys$/);
});

test('the API of a product that runs can be used instead of an own one', () => {
  const api = 'http://127.0.0.1:4401';
  expect(developmentOf({}, { ...wanted, api }).api).toBe(api);
  for (const other of ['4401', 'localhost:4401', 'http://']) {
    expect(() => developmentOf({}, { ...wanted, api: other })).toThrow('--api wants an address');
  }
});
