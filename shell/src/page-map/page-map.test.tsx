import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, startTestTexts } from '../testing/render-shell.tsx';
import { PageMap } from './page-map.tsx';

beforeAll(startTestTexts);

afterEach(() => document.body.replaceChildren());

const box = { top: 10, left: 20, width: 300, height: 200 };

/** A page with a place that shows something and one that is empty. */
function page() {
  const place = (remote: string, of: Partial<DOMRect>) => {
    const element = document.createElement('div');
    Object.assign(element.dataset, { remote, expose: 'entry', version: 'b'.repeat(12) });
    element.getBoundingClientRect = () => ({ ...box, ...of }) as DOMRect;
    return element;
  };
  document.body.append(place('mf-chat', {}), place('mf-landers', { height: 0 }));
  const owners = [
    { name: 'shell', version: 'a'.repeat(12), team: 'platform' },
    { name: 'mf-chat', version: 'c'.repeat(12), team: 'chat', contact: 'chat@afterglow.example' },
  ];
  const fetched = jest.fn(async () => ({ ok: true, json: async () => owners }));
  Object.assign(globalThis, { fetch: fetched });
}

const remotes = [{ name: 'mf-chat', slots: ['modal:match'] }] as BootRemote[];
const nothing = () => undefined;

test('what stands in the page is outlined, and listed with whose it is', async () => {
  page();
  renderShell(<PageMap remotes={remotes} onClose={nothing} />);
  const legend = screen.getByRole('complementary', { name: 'What this page is made of' });
  const [shell, chat, ...others] = within(legend).getAllByRole('listitem');
  await within(legend).findByText(/platform/);
  expect(shell).toHaveTextContent(`shell ${'a'.repeat(12)} · platform`);
  // What is there, though the document named another.
  expect(chat).toHaveTextContent(
    `mf-chat ${'b'.repeat(12)} · chat · chat@afterglow.examplemodal:match`,
  );
  expect(others).toEqual([]);
  const outline = screen.getByText(`mf-chat · entry · ${'b'.repeat(12)}`).parentElement;
  expect(outline).toHaveStyle({ top: '10px', left: '20px', width: '300px', height: '200px' });
});

test('other versions are tried outside production only', async () => {
  page();
  const tryOther = jest.fn();
  const { unmount } = renderShell(<PageMap remotes={remotes} onClose={nothing} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  unmount();
  renderShell(<PageMap remotes={remotes} onClose={nothing} tryOther={tryOther} />);
  await userEvent.click(screen.getByRole('button', { name: 'Another version of one part' }));
  expect(tryOther).toHaveBeenCalledTimes(1);
});
