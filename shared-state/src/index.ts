export type { ErrorDetail, LocalErrorCode } from './api/api-error.ts';
export { ApiError } from './api/api-error.ts';
export { prefetchAnswers } from './api/early-answers.ts';
export { del, get, post, put } from './api/request.ts';
export { signUp } from './api/sign-up.ts';
export type * from './api/types.ts';
export { upload } from './api/upload.ts';
export { afterFirstLook } from './browser/after-first-look.ts';
export { bring } from './browser/bring.ts';
export { isInstalledApp, isSmartphone } from './browser/device.ts';
export type { DismissalKey } from './browser/dismissals.ts';
export { dismiss, dismissedAt } from './browser/dismissals.ts';
export { memberStorage } from './browser/member-storage.ts';
export { navigateTo } from './browser/navigation.ts';
export type { ThemeChoice } from './browser/theme.ts';
export { chooseTheme, themeChoice } from './browser/theme.ts';
export { tracking } from './browser/tracking.ts';
export { bus } from './bus/bus.ts';
export type { Topic, Topics } from './bus/topics.ts';
export { changeAnswers, knownAnswers } from './data/entries.ts';
export type { PagedResource, Resource } from './data/resource.ts';
export { pagedResource, resource } from './data/resource.ts';
export { useData } from './data/use-data.ts';
export type { PagedData } from './data/use-paged.ts';
export { usePaged } from './data/use-paged.ts';
export {
  daysAgo,
  formatDate,
  formatDateTime,
  formatDay,
  formatShortMoment,
  formatTime,
} from './format/dates.ts';
export { formatMoney } from './format/money.ts';
export { formatCountry, formatList } from './format/names.ts';
export { formatNumber, formatPercent } from './format/numbers.ts';
export { useFormat } from './format/use-format.ts';
export { useCities } from './lookups/cities.ts';
export { companyInfo } from './lookups/company-info.ts';
export { interests } from './lookups/interests.ts';
export { regions } from './lookups/regions.ts';
export { outbox, useOutbox } from './outbox/outbox.ts';
export type { Outgoing, Quote, Sent, Target, Words } from './outbox/outgoing.ts';
export { serverNow } from './page/server-clock.ts';
export { unsent } from './page/unsent.ts';
export type { LikesType, StaticPage } from './paths/paths.ts';
export { paths, withQuery } from './paths/paths.ts';
export { badgeText, creditsBadge } from './rules/counts.ts';
export {
  isLanguage,
  languageNames,
  languageOf,
  languages,
  visibleLanguages,
} from './rules/languages.ts';
export { formatCountdown } from './rules/time-bonus-rule.ts';
export type { StateStart } from './start/start-state.ts';
export { startState } from './start/start-state.ts';
export { chats, useChats } from './stores/chats/chats.ts';
export { connection, useConnection } from './stores/connection.ts';
export type { DialogName, Dialogs, SignupReason } from './stores/dialogs.ts';
export { dialogs, useDialog, useDialogs } from './stores/dialogs.ts';
export { discount, useDiscount } from './stores/discount.ts';
export { documentTitle } from './stores/document-title.ts';
export { geolocation, useGeolocation } from './stores/geolocation.ts';
export { language, useLanguage } from './stores/language.ts';
export { likes, useLikes } from './stores/likes.ts';
export { logOut } from './stores/log-out.ts';
export { push, usePush } from './stores/push.ts';
export { requestSignup, takeSignupInput } from './stores/request-signup.ts';
export { session, useSession } from './stores/session.ts';
export { settings, useSettings } from './stores/settings.ts';
export { timeBonus, useTimeBonus } from './stores/time-bonus.ts';
export type { ToastInput, ToastItem } from './stores/toasts.ts';
export { toast, toasts, useToasts } from './stores/toasts.ts';
export { units, useUnits } from './stores/units.ts';
export { usePageTitle } from './stores/use-page-title.ts';
