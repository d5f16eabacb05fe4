import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { passTime, stoppedClock } from '../../../../.storybook/story-helpers/stopped-clock.ts';
import { StatStrip } from '../../../patterns/stat-strip/stat-strip.tsx';
import { Combinations } from '../../../stories/combinations.tsx';
import { durationCountUp } from '../../../tokens/build/numbers.ts';
import { CountUp } from './count-up.tsx';

const meta = preview.meta({
  title: 'Elements/Data/Count up',
  component: CountUp,
  parameters: { alsoCalled: 'animated number, counter, countdown, timer, ticker' },
  args: { value: '1000+' },
});

export const Playground = meta.story({ tags: ['S-9.1'] });

Playground.test('the figure counts up once and ends with its text', stoppedClock, async ({ canvas }) => {
  const figure = canvas.getByText('1000+');
  await waitFor(() => expect(figure.parentElement).toHaveAttribute('data-counted'));
  await passTime(durationCountUp);
  await waitFor(() => expect(figure.parentElement).not.toHaveAttribute('data-counted'));
  await expect(figure).toBeVisible();
});

/** Thousands keep their separator during the animation. */
export const Thousands = meta.story({ args: { value: '12,500' } });

/** The text before the digits does not change. */
export const Amount = meta.story({ args: { value: '₦500,000' } });

/** In a `StatStrip`. */
export const InStrip = meta.story({
  tags: ['S-2.41'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StatStrip
      stats={[
        { figure: <CountUp value="1979" />, label: 'Established' },
        { figure: <CountUp value="40+" />, label: 'Years Experience' },
        { figure: <CountUp value="1000+" />, label: 'Members' },
        { figure: <CountUp value="100+" />, label: 'Training Programmes' },
      ]}
    />
  ),
});

InStrip.test('a year starts close to it, and the layout does not shift', stoppedClock, async ({ canvas }) => {
  const placeOf = (text: string) => {
    const { left, top, width, height } = canvas.getByText(text).getBoundingClientRect();
    return [left, top, width, height];
  };
  const rootOf = (text: string) => canvas.getByText(text).parentElement as HTMLElement;
  const figures = ['1979', '40+', '1000+', '100+'];
  const counted = new Map<string, Set<string>>(figures.map((figure) => [figure, new Set()]));
  const places = figures.map(placeOf);
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const { dataset, textContent } = target as HTMLElement;
      if (dataset.counted) counted.get(textContent)?.add(dataset.counted);
    }
  });
  for (const figure of figures)
    observer.observe(rootOf(figure), { attributes: true, attributeFilter: ['data-counted'] });
  await waitFor(() => expect(counted.get('1000+')?.size).toBeGreaterThan(0));
  await expect(figures.map(placeOf)).toEqual(places);
  await passTime(durationCountUp);
  await waitFor(() => expect(rootOf('1000+')).not.toHaveAttribute('data-counted'));
  await expect(counted.get('40+')?.size).toBeGreaterThan(0);
  const years = [...(counted.get('1979') ?? [])].map(Number);
  await expect(years.length).toBeGreaterThan(0);
  await expect(Math.min(...years)).toBeGreaterThanOrEqual(1939);
  await expect(Math.max(...years)).toBeLessThanOrEqual(1979);
  observer.disconnect();
});

/** A text without digits is also valid. */
export const Matrix = meta.story({
  render: () => (
    <Combinations axes={{ value: ['0', '7', '40+', '1979', '1,000,000+', 'many'] }}>
      {({ value }) => <CountUp value={value} />}
    </Combinations>
  ),
});
