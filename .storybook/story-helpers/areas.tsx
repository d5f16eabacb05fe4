import type { User } from '@imc/api';
import { admin, memberComplete, memberLongName, memberNew, mocks, reviewer, treasurer } from '@imc/mocks';
import { AdminLayout } from '@imc/screens/admin/layout';
import { MemberLayout } from '@imc/screens/member/member-layout';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { fn } from 'storybook/test';
import { Api } from './with-api.tsx';

const accounts = { admin, treasurer, reviewer, memberComplete, memberNew, memberLongName };

/** The sample account with the user's id. */
const accountOf = ({ id }: User) =>
  (Object.keys(accounts) as (keyof typeof accounts)[]).find((name) => accounts[name].id === id);

/** Decorator that connects a story to the mocked provider, signed in as its arg `user`. */
export const signedIn: Decorator = (Story, { args }) => (
  <Api as={accountOf(args.user as User)}>
    <Story />
  </Api>
);

const inMemberArea: Decorator = (Story, { args }) => (
  <MemberLayout user={args.user as User} onLogout={fn()}>
    <Story />
  </MemberLayout>
);

const inAdminArea: Decorator = (Story, { args, parameters }) => {
  const user = (args.user ?? parameters.user ?? admin) as User;
  return (
    <Api as={accountOf(user)}>
      <AdminLayout user={user} onLogout={fn()}>
        <Story />
      </AdminLayout>
    </Api>
  );
};

/** Gives each story a provider of its own, so that stories don't share changes. */
const beforeEach = ({ msw }: Pick<StoryContext, 'msw'>) => msw.use(...mocks.all);

/** For the meta of a screen in the member area: its frame, and the provider, signed in as the arg `user`. */
export const memberArea = { decorators: [inMemberArea, signedIn], beforeEach };

/** For the meta of a screen in the admin area: its frame, and the provider, signed in as the arg or parameter `user`, or else as the sample admin. */
export const adminArea = { decorators: [inAdminArea], beforeEach };

/** Render function of a list that keeps its parameters in React state. The app keeps it in the address. */
export const keepingParams = <Props extends { params: unknown; onParamsChange: (params: never) => void }>(
  Screen: ComponentType<Props>,
) =>
  function KeepingParams(args: Props) {
    const [params, setParams] = useState<Props['params']>(args.params);
    const onBack = 'onBack' in args && { onBack: setParams };
    return <Screen {...args} {...onBack} params={params} onParamsChange={setParams} />;
  };
