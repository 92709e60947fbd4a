import { paths, requestSignup, useSettings } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { MemberGridSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { MemberCard } from '@afterglow/shared-ui/components/people/member-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ArrowRight } from 'lucide-react';
import type { People } from '../people/use-people.ts';
import { useWords } from '../people/use-words.ts';
import { useSignupsOpen } from '../signup/use-signups-open.ts';
import styles from './new-members.module.scss';

const shown = 8;

/** Members as the search shows them, with a like that leads into sign-up where one can join. */
export function NewMembers({ people, error, retry }: People) {
  const { t } = useTranslation();
  const words = useWords();
  const site = useSettings((state) => state.name);
  const canJoin = useSignupsOpen();
  if (people?.length === 0) return null;

  return (
    <section className={`wrapx ${styles.section}`} aria-labelledby="new-members">
      <div className="row-x between wrap mb-4">
        <h2 id="new-members" className="h1">
          {t('members.title', { site })}
        </h2>
        <LinkButton
          variant="ghost"
          className="text-nowrap"
          to={paths.members()}
          iconAfter={ArrowRight}
        >
          {t('members.more')}
        </LinkButton>
      </div>
      {error && (
        <ErrorState title={t('members.failed')} retryLabel={t('members.retry')} onRetry={retry}>
          {error.message}
        </ErrorState>
      )}
      {!people && !error && <MemberGridSkeleton count={4} />}
      {people && !error && (
        <ul className="mgrid">
          {people.slice(0, shown).map((member) => {
            const { id, name, age, city } = member;
            const online = member.online && words.online;
            const fictional = member.fictional && words.fictional;
            const facts = [t('members.person', { name, age }), city, online, fictional];
            return (
              <li key={id}>
                <MemberCard
                  to={paths.member(id)}
                  name={name}
                  age={age}
                  city={city}
                  photo={
                    member.main_image && {
                      src: member.main_image.thumb_url,
                      tone: member.main_image.tone,
                    }
                  }
                  label={facts.filter(Boolean).join(', ')}
                  online={online}
                  fictional={fictional}
                  premium={member.premium && words.premium}
                  {...(canJoin && {
                    like: {
                      liked: false,
                      label: t('members.like', { name }),
                      onToggle: () => requestSignup({ reason: 'like', profile: id }),
                    },
                  })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
