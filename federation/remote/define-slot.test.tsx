import { i18next, initReactI18next, useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { routerAt } from '@afterglow/shared-ui/testing/router';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineSlot } from './define-slot.tsx';
import { mountParcel, unmountParcels } from './testing/mount-parcel.ts';

afterEach(unmountParcels);

test('shows its component on every path and can navigate', async () => {
  function Banner() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate('/credits')}>
        See packages
      </button>
    );
  }
  const router = routerAt('/members');
  await mountParcel(defineSlot(Banner), { router });
  await userEvent.click(screen.getByRole('button', { name: 'See packages' }));
  expect(router.state.location.pathname).toBe('/credits');
  expect(screen.getByRole('button', { name: 'See packages' })).toBeVisible();
});

test('reads the texts of its own remote', async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { 'mf-test': { hello: 'Hello from here' }, shell: { hello: 'Wrong' } } },
    defaultNS: 'shell',
  });
  function Greeting() {
    const { t } = useTranslation();
    return <p>{t('hello')}</p>;
  }
  await mountParcel(defineSlot(Greeting), { router: routerAt('/'), name: 'mf-test/slots/x#1' });
  expect(screen.getByText('Hello from here')).toBeVisible();
});

test('goes without a word after an error, whatever the shell makes of it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const uncaught: unknown[] = [];
  const note = (event: ErrorEvent) => uncaught.push(event.error);
  addEventListener('error', note);
  const Broken = () => {
    throw new Error('boom');
  };
  await mountParcel(defineSlot(Broken), { router: routerAt('/'), onError: async () => {} });
  await unmountParcels();
  removeEventListener('error', note);
  expect(uncaught).toEqual([]);
  jest.restoreAllMocks();
});

test('hands an error to the shell and leaves the page empty', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onError = jest.fn();
  const Broken = () => {
    throw new Error('boom');
  };
  const { container } = await mountParcel(defineSlot(Broken), { router: routerAt('/'), onError });
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'boom' }));
  expect(container).toBeEmptyDOMElement();
  jest.restoreAllMocks();
});
