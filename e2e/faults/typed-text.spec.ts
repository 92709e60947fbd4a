import { liveVersions } from '../support/product/live-versions.ts';
import { releaseFromSources } from '../support/releases/release-from-sources.ts';
import { expect, ownTest } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

ownTest.use({ expectedErrors: /broken on purpose|^Failed to load resource/ });

ownTest(
  'a release that breaks while somebody types: the last good one has the text, and no password',
  async ({ page, product }) => {
    ownTest.setTimeout(180_000);
    await hasBeenHere(page);
    const good = liveVersions(product)['mf-auth-signup'] ?? '';
    const before = 'const [working, setWorking]';
    await releaseFromSources(product, 'mf-auth-signup', [
      {
        file: 'mf-auth-signup/src/features/login/login-form.tsx',
        change: (text) =>
          text.replace(
            before,
            `if (email.endsWith('.example')) throw new Error('broken on purpose');\n  ${before}`,
          ),
      },
    ]);
    await page.goto('/login');
    const area = page.locator('[data-remote="mf-auth-signup"]').first();
    await expect(area).toHaveAttribute(
      'data-version',
      liveVersions(product)['mf-auth-signup'] ?? '',
    );
    const email = page.getByRole('textbox', { name: 'E-mail' });
    const password = page.getByRole('textbox', { name: 'Wachtwoord' });
    await password.fill('correct horse');
    await email.pressSequentially('vera@mail.example');
    await expect(area).toHaveAttribute('data-version', good);
    await expect(email).toHaveValue('vera@mail.example');
    await expect(password).toHaveValue('');

    await ownTest.step('and the form knows it', async () => {
      await password.fill('wrong');
      const asked = page.waitForRequest('**/api/user.php');
      await page.getByRole('button', { name: 'Inloggen' }).click();
      expect((await asked).postDataJSON()).toMatchObject({ email: 'vera@mail.example' });
    });
  },
);
