import { expect, waitFor } from 'storybook/test';

/** Long and hostile names and texts for mails. */
export const longName = 'Chief Professor Oluwaseun Adébáyọ̀-Ogunlana Chukwuemeka Nwachukwu-Okonkwo';
export const longQuestion = Array.from(
  { length: 4 },
  () =>
    'The statement that you sent shows a transfer of ₦25,000 on 4 November, but the reference line names another application. Please send a picture on which the whole line can be read: IMC-APP-302-and-a-very-long-reference-without-any-break-in-it-at-all-0123456789.',
).join('\n');
export const unsafe = `<script>alert('mail')</script><img src=x onerror=alert(1)> https://evil.example`;

/**
 * Play function: checks that the mail shows each text in its HTML, at both widths, and in its text; that no element was made of a text; and that no
 * width of the mail overflows.
 */
export const showing =
  (texts: readonly string[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const text = await waitFor(() => {
      const found = canvasElement.querySelector('pre')?.textContent;
      if (!found) throw new Error('the mail is not written yet');
      return found;
    });
    const programs = [...canvasElement.querySelectorAll('div')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    await expect(programs).toHaveLength(2);
    for (const program of programs) {
      const links = [...program.querySelectorAll('a')].map(({ href }) => href).join(' ');
      for (const shown of [text, `${program.textContent} ${links}`])
        for (const wanted of texts) await expect(shown.replace(/\s+/g, ' ')).toContain(wanted);
      await expect(program.querySelectorAll('script, img')).toHaveLength(0);
      const body = program.lastElementChild as HTMLElement;
      await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
    }
  };
