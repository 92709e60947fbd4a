import '@afterglow/shared-ui/styles.scss';
import { MemoryRouter } from '@afterglow/shared-ui/router';
import { createRoot } from 'react-dom/client';
import { Workshop } from './workshop.tsx';

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <MemoryRouter>
    <Workshop />
  </MemoryRouter>,
);
