import { liveVersions } from '../support/product/live-versions.ts';
import { releaseVariant } from '../support/releases/release-variant.ts';
import { expect, gatewayTest as test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { component, react } from './matrix/broken-releases.ts';

test.use({ expectedErrors: /broken on purpose|^Failed to load resource/ });

/** The page as it was, until somebody has typed an address of ".example". */
const breaksAtExample = `()=>{
  const r = ${react};
  const [typed, note] = r.useState('');
  r.useEffect(() => {
    const listen = ({ target }) => note(target.value);
    addEventListener('input', listen);
    return () => removeEventListener('input', listen);
  }, []);
  if (typed.endsWith('.example')) throw new Error('broken on purpose');
  return r.createElement(Page);
}`;

test('a release that breaks while somebody types: the last good one has the text, and no password', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  await hasBeenHere(page);
  const good = liveVersions(product)['mf-auth-signup'] ?? '';
  const bad = await releaseVariant(product, 'mf-auth-signup', {
    id: 'broken',
    file: 'route-login.js',
    change: component(breaksAtExample),
  });
  await page.goto('/login');
  const area = page.locator('[data-remote="mf-auth-signup"]').first();
  await expect(area).toHaveAttribute('data-version', bad);
  const email = page.getByRole('textbox', { name: 'E-mail' });
  const password = page.getByRole('textbox', { name: 'Wachtwoord' });
  await password.fill('correct horse');
  await email.pressSequentially('vera@mail.example');
  await expect(area).toHaveAttribute('data-version', good);
  await expect(email).toHaveValue('vera@mail.example');
  await expect(password).toHaveValue('');

  await test.step('and the form knows it', async () => {
    await password.fill('wrong');
    const asked = page.waitForRequest('**/api/user.php');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    expect((await asked).postDataJSON()).toMatchObject({ email: 'vera@mail.example' });
  });
});
