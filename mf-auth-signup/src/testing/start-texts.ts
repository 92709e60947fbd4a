import { startTestTexts } from '@afterglow/shared-ui/testing/start-texts';
import en from '../locales/en.json' with { type: 'json' };

export const startTexts = () => startTestTexts({ 'mf-auth-signup': en });
