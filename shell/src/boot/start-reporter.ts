import type { ReportTicket } from '@afterglow/federation/registry/boot-document';
import {
  createReporter,
  type Reporter,
  reportsAddress,
} from '@afterglow/federation/telemetry/reporter';

/** Reports how remotes fare, also those that are still waiting when the page is left. */
export function startReporter(ticket: ReportTicket | undefined): Reporter {
  const reporter = createReporter({
    ticket,
    send(body) {
      navigator.sendBeacon(reportsAddress, new Blob([body], { type: 'application/json' }));
    },
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.flush();
  });
  // To who leaves before all of a page is there, and a file may be waited for without end, WebKit says no more.
  if (document.readyState !== 'complete') {
    addEventListener('beforeunload', reporter.flush);
    // Afterwards it would keep pages from being kept for the way back.
    addEventListener('load', () => removeEventListener('beforeunload', reporter.flush));
  }
  return reporter;
}
