import { nothing, type Pieces } from '@afterglow/shared-ui/workshop/piece';
import { ReportForm } from '../features/safety/report-form.tsx';
import { ReportReceipt } from '../features/safety/report-receipt.tsx';
import { sofia } from '../testing/fake-chat.ts';
import { longName } from './said.ts';

export const safety: Pieces = {
  'safety/report-form': {
    plain: <ReportForm profile={sofia.id} message={undefined} open onSent={nothing} />,
  },
  'safety/report-receipt': {
    member: (
      <ReportReceipt
        number="AB-2345"
        name="Sofia"
        isMessage={false}
        onDone={nothing}
        onBlock={nothing}
      />
    ),
    message: (
      <ReportReceipt
        number="AB-2345"
        name={longName}
        isMessage
        onDone={nothing}
        onBlock={nothing}
      />
    ),
  },
};
