import { useParams } from '@afterglow/shared-ui/router';
import { HistoryPage } from '../features/history/history-page.tsx';
import { ResultPage } from '../features/result/result-page.tsx';

/** /transactions/:id?: one payment, or all. */
export default function TransactionsPage() {
  const { id } = useParams();
  return id ? <ResultPage key={id} id={id} /> : <HistoryPage />;
}
