import { useEffect, useRef } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { CopyButton } from '../../../components/actions/copy-button/copy-button.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { List } from '../../../layout/list.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import styles from './second-factor-settings.module.css';
import type { SecondFactorSettingsLabels } from './second-factor-settings-labels.ts';

/** The third step: the recovery codes, which are never shown again. */
export function RecoveryCodes({
  codes,
  labels,
  onKept,
}: {
  codes: readonly string[];
  labels: SecondFactorSettingsLabels;
  onKept: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that had the focus is replaced.
    heading.current?.focus();
  }, []);
  const { label, copied, failed } = labels.copy;
  return (
    <Stack space="5">
      <Heading level={3} size="card" ref={heading} tabIndex={-1}>
        {labels.codes}
      </Heading>
      <Text>{labels.codesText}</Text>
      <List className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </List>
      <Cluster space="3">
        <CopyButton
          size="medium"
          text={codes.join('\n')}
          label={label}
          copiedLabel={copied}
          failedLabel={failed}
        />
        <Button onClick={onKept}>{labels.kept}</Button>
      </Cluster>
    </Stack>
  );
}
