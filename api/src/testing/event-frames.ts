/** An event of a stream; one without a name carries an id alone. */
interface Frame {
  id: string | undefined;
  event: string | undefined;
  data: string;
}

function parse(frame: string): Frame {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
  return { id: field('id'), event: field('event'), data: field('data') ?? '{}' };
}

/**
 * The events of a stream, as a browser reads them, until it ends: those that came together at a time,
 * since the id of some follows them. Throws when the stream breaks.
 */
export async function* framesOf(answer: Response): AsyncGenerator<Frame[]> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const frames = text.split('\n\n');
    text = frames.pop() ?? '';
    yield frames.map(parse);
  }
}
