import { Mail, MapPin } from 'lucide-react';
import { AgeRange } from '../../src/components/forms/age-range.tsx';
import { Checkbox } from '../../src/components/forms/checkbox.tsx';
import { DateOfBirth } from '../../src/components/forms/date-of-birth.tsx';
import { Field } from '../../src/components/forms/field.tsx';
import { InterestChips } from '../../src/components/forms/interest-chips.tsx';
import { PasswordInput } from '../../src/components/forms/password-input.tsx';
import { Radio } from '../../src/components/forms/radio.tsx';
import { RadioCard } from '../../src/components/forms/radio-card.tsx';
import { ReasonForm } from '../../src/components/forms/reason-form.tsx';
import { Segmented } from '../../src/components/forms/segmented.tsx';
import { Select } from '../../src/components/forms/select.tsx';
import { Switch } from '../../src/components/forms/switch.tsx';
import { TextArea } from '../../src/components/forms/text-area.tsx';
import { TextInput } from '../../src/components/forms/text-input.tsx';
import { Held, nothing, type Pieces } from '../piece.tsx';

const wrong = 'Please look at this again.';
const banks = [
  { value: 'a', label: 'First bank' },
  { value: 'b', label: 'Second bank', disabled: true },
];
const parts = { day: 'Day', month: 'Month', year: 'Year' };
const sought = [
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
];

const password = {
  autoComplete: 'new-password',
  showLabel: 'Show',
  hideLabelText: 'Hide',
} as const;

export const forms: Pieces = {
  'forms/age-range': {
    plain: (
      <Held initial={[25, 40] as [number, number]}>
        {(value, change) => (
          <AgeRange
            label="Age"
            value={value}
            onChange={change}
            format={(from, to) => `${from} to ${to}`}
            fromLabel="Youngest"
            toLabel="Oldest"
          />
        )}
      </Held>
    ),
  },
  'forms/checkbox': {
    plain: <Checkbox label="Send me news" hint="Once a week" />,
    chosen: <Checkbox label="Send me news" defaultChecked />,
    wrong: <Checkbox label="I accept the terms" invalid />,
    disabled: <Checkbox label="Send me news" disabled />,
  },
  'forms/date-of-birth': {
    plain: (
      <Held initial="">
        {(value, change) => (
          <DateOfBirth
            label="Date of birth"
            locale="en"
            value={value}
            onChange={change}
            partLabels={parts}
          />
        )}
      </Held>
    ),
    wrong: (
      <DateOfBirth
        label="Date of birth"
        locale="en"
        value="1990-04-01"
        onChange={nothing}
        partLabels={parts}
        error={wrong}
      />
    ),
  },
  'forms/field': {
    plain: (
      <Field label="Town" hint="Where you live">
        {(aria) => <input className="form-control" {...aria} />}
      </Field>
    ),
    'optional and wrong': (
      <Field label="Town" optional="optional" error={wrong}>
        {(aria) => <input className="form-control" {...aria} />}
      </Field>
    ),
  },
  'forms/interest-chips': {
    plain: (
      <Held initial={['music']}>
        {(chosen, change) => (
          <InterestChips
            interests={[
              { key: 'music', icon: 'music' },
              { key: 'sport', icon: 'dumbbell' },
              { key: 'travel', icon: 'plane' },
            ]}
            chosen={chosen}
            max={2}
            nameOf={(key) => key}
            full="Two are enough."
            onChange={change}
          />
        )}
      </Held>
    ),
  },
  'forms/password-input': {
    plain: <PasswordInput label="Password" {...password} />,
    wrong: <PasswordInput label="Password" error={wrong} {...password} />,
  },
  'forms/radio': {
    plain: <Radio label="By card" name="radio" hint="Visa, Mastercard" />,
    chosen: <Radio label="By card" name="radio-chosen" defaultChecked />,
    disabled: <Radio label="By card" name="radio-off" disabled />,
  },
  'forms/radio-card': {
    plain: <RadioCard label="By bank" name="card" />,
    chosen: <RadioCard label="By bank" name="card-chosen" defaultChecked />,
  },
  'forms/reason-form': {
    plain: (
      <ReasonForm
        reasons={[
          { key: 'rude', label: 'Is rude' },
          { key: 'fake', label: 'Is somebody else' },
        ]}
        texts={{
          intro: 'Nobody learns that it was you.',
          why: 'What is wrong?',
          choose: 'Choose one.',
          remarks: 'Anything else',
          optional: 'optional',
          send: 'Report',
        }}
        remarksMaxLength={500}
        formatCount={(length, max) => `${length} of ${max}`}
        onSend={async () => undefined}
      />
    ),
  },
  'forms/segmented': {
    plain: (
      <Held initial="women">
        {(value, change) => (
          <Segmented label="I look for" options={sought} value={value} onChange={change} />
        )}
      </Held>
    ),
    'nothing chosen': (
      <Segmented
        label="I look for"
        options={sought}
        value={null}
        onChange={nothing}
        error={wrong}
      />
    ),
  },
  'forms/select': {
    plain: <Select label="Bank" options={banks} placeholder="Choose your bank" />,
    'with an icon': <Select label="Region" options={banks} icon={MapPin} />,
    wrong: <Select label="Bank" options={banks} error={wrong} />,
    disabled: <Select label="Bank" options={banks} disabled />,
  },
  'forms/switch': {
    off: <Switch label="Likes" />,
    on: <Switch label="Likes" hint="By mail" defaultChecked />,
    disabled: <Switch label="Likes" disabled />,
  },
  'forms/text-area': {
    plain: (
      <Held initial="">
        {(value, change) => (
          <TextArea
            label="About you"
            value={value}
            maxLength={200}
            formatCount={(count, max) => `${count} of ${max}`}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Held>
    ),
    wrong: <TextArea label="About you" value="Hm" onChange={nothing} error={wrong} />,
  },
  'forms/text-input': {
    plain: <TextInput label="Profile name" hint="Others see it" />,
    'with an icon': <TextInput label="E-mail" icon={Mail} type="email" optional="optional" />,
    wrong: <TextInput label="Profile name" error={wrong} />,
    disabled: <TextInput label="Profile name" disabled />,
    'label only spoken': <TextInput label="Search" hideLabel placeholder="Search" />,
  },
};
