import type { FastifyInstance } from 'fastify';

/** The heart of the logo with its evening glow, drawn for the tab. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="20" cy="12" r="9" fill="#FF8A5B"/><path fill="#D81E53" d="M14 29C6 23 2 18.500 2 13.500 2 9.900 4.900 7 8.400 7c2.300 0 4.400 1.200 5.600 3.100C15.200 8.200 17.300 7 19.600 7 23.100 7 26 9.900 26 13.500 26 18.500 22 23 14 29z"/></svg>`;

export function serveIcon(app: FastifyInstance): void {
  app.get('/icon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(icon),
  );
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg', 301));
}
