import { Crown, Heart, Send } from 'lucide-react';
import { Button } from '../../src/components/actions/button.tsx';
import { IconButton } from '../../src/components/actions/icon-button.tsx';
import { LinkButton } from '../../src/components/actions/link-button.tsx';
import type { Pieces } from '../piece.tsx';

export const actions: Pieces = {
  'actions/button': {
    primary: <Button>Continue</Button>,
    tonal: <Button variant="tonal">Continue</Button>,
    neutral: <Button variant="neutral">Continue</Button>,
    outline: <Button variant="outline">Continue</Button>,
    ghost: <Button variant="ghost">Continue</Button>,
    danger: <Button variant="danger">Delete account</Button>,
    gold: (
      <Button variant="gold" icon={Crown}>
        Get Premium
      </Button>
    ),
    small: <Button size="sm">Continue</Button>,
    large: <Button size="lg">Continue</Button>,
    'with icons': (
      <Button icon={Heart} iconAfter={Send}>
        Send a like
      </Button>
    ),
    loading: <Button loading>Continue</Button>,
    disabled: <Button disabled>Continue</Button>,
    'as wide as its place': <Button block>Continue</Button>,
  },
  'actions/icon-button': {
    primary: <IconButton icon={Heart} label="Like" />,
    ghost: <IconButton icon={Heart} label="Like" variant="ghost" />,
    pressed: <IconButton icon={Heart} label="Like" variant="tonal" filled aria-pressed />,
    'very large': <IconButton icon={Heart} label="Like" size="xl" />,
    disabled: <IconButton icon={Heart} label="Like" disabled />,
  },
  'actions/link-button': {
    primary: <LinkButton to="/">See who is here</LinkButton>,
    outline: (
      <LinkButton to="/" variant="outline" icon={Crown}>
        See prices
      </LinkButton>
    ),
  },
};
