import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { sampleDay } from '../../story-samples.ts';
import { InformationRequest, type InformationRequestProps } from './information-request.tsx';

const request = {
  application_id: 412,
  sections: ['assignments', 'referees'],
  question:
    'Please give the telephone number of your second referee, and the years of your assignment in Kano.',
  due_on: '2026-05-31',
} as const satisfies object;

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Information request',
  component: InformationRequest,
  parameters: { alsoCalled: 'asked for more, missing information, incomplete application, query, follow-up' },
  args: {
    request: { ...request, sections: [...request.sections] },
    labels: {
      title: 'The Membership Committee needs more information',
      sections: 'Sections you can edit',
      dueOn: 'Please answer by',
    },
    formatDay: sampleDay,
  } satisfies InformationRequestProps,
  argTypes: { children: { control: false }, request: { control: false } },
});

export const Playground = meta.story({
  tags: ['APP-21'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'The Membership Committee needs more information' }),
    ).toHaveTextContent('Assignments, Referees');
  },
});

/** On the dashboard: with the way to the form. */
export const WithLink = meta.story({ args: { children: <ButtonLink to="/">Answer</ButtonLink> } });

/** Without a date, no line is shown for it. */
export const NoDate = meta.story({
  args: { request: { ...request, sections: ['personal'], due_on: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Please answer by')).toBeNull();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <InformationRequest {...args} />
      <InformationRequest
        {...args}
        labels={{ title: longName, sections: unbreakable, dueOn: longName }}
        request={{ ...args.request, question: unbreakable }}
      />
    </Stack>
  ),
});
