import { Heading, type HeadingProps, Stack, Text } from '@imc/ui';

interface ScreenHeadingProps extends Pick<HeadingProps, 'ref' | 'tabIndex'> {
  title: string;
  /** A sentence about the screen. */
  lead: string;
}

/** Title of a screen in the member and admin areas. */
export function ScreenHeading({ title, lead, ...heading }: ScreenHeadingProps) {
  return (
    <Stack space="2">
      <Heading {...heading} level={1}>
        {title}
      </Heading>
      <Text tone="muted" measure>
        {lead}
      </Text>
    </Stack>
  );
}
