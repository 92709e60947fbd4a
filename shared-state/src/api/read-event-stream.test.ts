import { readEventStream } from './read-event-stream.ts';

test('puts events together however the bytes arrive', async () => {
  const text = ': hello\n\nevent: phase\ndata: {"phase":"checking_data"}\n\ndata: last\r\n\r\n';
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 5) controller.enqueue(bytes.slice(at, at + 5));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEventStream(body)) events.push(event);
  expect(events).toEqual([
    { event: 'phase', data: '{"phase":"checking_data"}' },
    { event: 'message', data: 'last' },
  ]);
});
