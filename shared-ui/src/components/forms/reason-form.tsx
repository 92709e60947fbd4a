import { type FormEvent, useId, useState } from 'react';
import { useProblemFocus } from '../../hooks/use-problem-focus.ts';
import { Button } from '../actions/button.tsx';
import { Note } from '../feedback/note.tsx';
import { FieldNote } from './field.tsx';
import { Radio } from './radio.tsx';
import { TextArea } from './text-area.tsx';

interface Props<Reason extends string> {
  reasons: readonly { key: Reason; label: string }[];
  texts: Record<'intro' | 'why' | 'choose' | 'remarks' | 'optional' | 'send', string>;
  remarksMaxLength: number;
  formatCount: (length: number, max: number) => string;
  /** The words of a rejection are shown, and what was entered stays. */
  onSend: (reason: Reason, remarks: string) => Promise<void>;
}

/** One of several reasons, and what there is to say about it. */
export function ReasonForm<Reason extends string>(props: Props<Reason>) {
  const { reasons, texts, remarksMaxLength, formatCount, onSend } = props;
  const [reason, setReason] = useState<Reason | null>(null);
  const [remarks, setRemarks] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  /** A new one each time it is sent without a reason. */
  const [missing, setMissing] = useState<object | null>(null);
  const form = useProblemFocus(missing);
  const missingId = useId();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!reason) return setMissing({});
    setSending(true);
    setError(null);
    try {
      await onSend(reason, remarks.trim());
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setSending(false);
    }
  }

  return (
    <form ref={form} className="col-x" onSubmit={submit} noValidate>
      <p className="mut">{texts.intro}</p>
      <fieldset className="fld reasons">
        <legend className="lbl">{texts.why}</legend>
        {reasons.map(({ key, label }) => (
          <Radio
            key={key}
            name="reason"
            value={key}
            label={label}
            checked={reason === key}
            invalid={missing !== null}
            aria-describedby={missing ? missingId : undefined}
            onChange={() => {
              setReason(key);
              setMissing(null);
            }}
          />
        ))}
        <FieldNote id={missingId} error={missing && texts.choose} />
      </fieldset>
      <TextArea
        label={texts.remarks}
        optional={texts.optional}
        maxLength={remarksMaxLength}
        formatCount={formatCount}
        value={remarks}
        onChange={(event) => setRemarks(event.target.value)}
      />
      {error && <Note kind="err">{error}</Note>}
      <Button type="submit" block loading={sending}>
        {texts.send}
      </Button>
    </form>
  );
}
