const shape =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d{1,6})?(?:Z|[+-](?:0\d|1[0-5])(?::[0-5]\d)?)$/;

/** Whether a text is a moment that PostgreSQL takes, as cursors carry it to the microsecond. */
export function isMoment(text: string): boolean {
  const [, day = '', time = ''] = shape.exec(text) ?? [];
  const date = new Date(`${day}T${time}.000Z`);
  // A day like February 30 would be read as another one; there is no year 0.
  return (
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(`${day}T${time}`) &&
    day >= '0001'
  );
}
