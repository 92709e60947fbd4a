import '@afterglow/shared-ui/styles.scss';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { createRoot } from 'react-dom/client';
import * as shown from 'shown-pieces';
import { Workshop } from './workshop.tsx';

await shown.begin?.();
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <MemoryRouter>
    <Workshop name={document.title} pieces={shown.pieces} />
  </MemoryRouter>,
);
