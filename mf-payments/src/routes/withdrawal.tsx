import { headingInherits } from '@afterglow/shared-ui/hooks/focus-heir';
import { AskPage } from '../features/withdrawal/ask-page.tsx';
import { ConfirmPage } from '../features/withdrawal/confirm-page.tsx';
import { useWithdrawalLink } from '../features/withdrawal/use-withdrawal-link.ts';
import styles from './withdrawal.module.scss';

/** /withdrawal: giving back unused credits, logged in or not. */
export default function WithdrawalPage() {
  const which = useWithdrawalLink();
  return (
    <div ref={headingInherits} className={`wrapx ${styles.page}`}>
      {which ? <ConfirmPage key={JSON.stringify(which)} which={which} /> : <AskPage />}
    </div>
  );
}
