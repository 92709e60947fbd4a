import { useParams } from '@afterglow/shared-ui/router';
import { ResultPage } from '../features/result/result-page.tsx';

/** /transactions/:id */
export default function TransactionPage() {
  const { id = '' } = useParams();
  return <ResultPage key={id} id={id} />;
}
