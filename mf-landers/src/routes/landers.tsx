import { LoadedPage, routePage } from '@afterglow/federation/remote/route-page';
import { PageSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useParams } from '@afterglow/shared-ui/router';
import { type ReactNode, useCallback, useMemo } from 'react';
import {
  landerNamespace,
  landerTextsAddress,
  loadLander,
} from '../features/landers/load-lander.ts';
import { pageVariant } from '../features/variants/page-variant.ts';
import { variantTexts } from '../features/variants/variant-texts.ts';
import { useExtraTexts } from '../texts/use-extra-texts.ts';

/** Any advertising page: the address names its folder. */
export default function Landers() {
  const { lander = '', slug } = useParams();
  return <Lander key={`${lander}/${slug}`} name={lander} slug={slug} />;
}

interface Props {
  name: string;
  slug: string | undefined;
}

function Lander({ name, slug }: Props) {
  const page = useMemo(() => {
    const code = routePage(() => loadLander(name, slug));
    // Now, so that its code and its texts come at the same time.
    code.load().catch(() => {});
    return code;
  }, [name, slug]);
  return (
    <WithTexts name={name}>
      <LoadedPage page={page} fallback={<PageSkeleton />} />
    </WithTexts>
  );
}

interface WithTextsProps {
  name: string;
  children: ReactNode;
}

function WithTexts({ name, children }: WithTextsProps) {
  const address = useMemo(() => landerTextsAddress(name), [name]);
  const asShown = useCallback(
    (texts: object) => variantTexts(texts, pageVariant(`landers/${name}`)),
    [name],
  );
  const { ready } = useExtraTexts(landerNamespace(name), address, asShown);
  return ready ? children : <PageSkeleton />;
}
