// Where there is no browser: tests, and pages that are drawn for the document.
export { MemoryRouter } from 'react-router';
