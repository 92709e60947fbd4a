import { processorNote } from './processor.ts';

const idle = { busy: 0.4, passed: 10.4, load: 0.6, processors: 2 };

test('a page that waits for something else says nothing of the processor', () => {
  expect(processorNote(idle)).toBe('');
});

test('a page whose scripts work all the time says so, on a busy machine as well', () => {
  const note = '; its scripts kept the processor busy for 8.2 of 10.4 s';
  expect(processorNote({ ...idle, busy: 8.2 })).toBe(note);
  expect(processorNote({ ...idle, busy: 8.2, load: 9 })).toBe(note);
});

test('where others have the processor, the machine is named', () => {
  const note = '; the machine is busy: 9.1 processes want its 2 processors';
  expect(processorNote({ ...idle, load: 9.14 })).toBe(note);
});
