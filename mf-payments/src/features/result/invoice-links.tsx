import { resource, useData, withQuery } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';

const invoices = resource('/api/invoices.php', { of: (answer) => answer.invoices });

/** The invoice of an order and what was credited later, as files; nothing where there is none. */
export function InvoiceLinks({ payment }: { payment: string }) {
  const { t } = useTranslation();
  const { data } = useData(invoices, { id: payment });
  return data?.map(({ part, number, amount }) => (
    <LinkButton
      key={part}
      variant="ghost"
      to={withQuery('/api/invoice.php', { id: payment, part: String(part) })}
      reloadDocument
      download={`${number}.pdf`}
    >
      {t(amount < 0 ? 'result.creditNote' : 'result.invoice', { number })}
    </LinkButton>
  ));
}
