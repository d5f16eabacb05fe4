import {
  callMutation,
  type NewsletterPost,
  newsletterPostsQuery,
  queryKeys,
  sendNewsletterCall,
  serverMessage,
  useApiClient,
} from '@imc/api';
import { postPath } from '@imc/api/blog';
import { EmptyState, ErrorState, Heading, Spinner, Stack } from '@imc/ui';
import { NewsletterPosts, SendPostDialog } from '@imc/ui/membership';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { count, newsletterDesk } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { retryOf } from '../../shared/retry.ts';
import { useMayCall } from '../../shared/use-may-call.ts';

const { dialog, posts: texts } = newsletterDesk;

/** Sends a post of the blog to the readers after a preview (NEWS-10). */
export function SendPost({ onSent }: { onSent: (message: string) => void }) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const mayCall = useMayCall();
  const posts = useQuery(newsletterPostsQuery(client));
  const retry = retryOf(posts);
  const [chosen, setChosen] = useState<NewsletterPost>();
  const send = useMutation({
    ...callMutation(client, sendNewsletterCall),
    onSuccess: ({ message, queued }) => {
      setChosen(undefined);
      onSent(message || dialog.sent(queued));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.newsletter }),
  });
  const close = () => {
    setChosen(undefined);
    send.reset();
  };
  // The number of readers may have changed since the preview was opened.
  const post = posts.data?.find(({ id }) => id === chosen?.id) ?? chosen;
  return (
    <Stack space="4">
      <Heading level={2} size="card">
        {texts.title}
      </Heading>
      <NewsletterPosts
        caption={texts.caption}
        posts={posts.data ?? []}
        labels={texts.table}
        formatDay={formatDay}
        formatCount={count}
        onOpen={setChosen}
        loading={posts.isPending && !retry && <Spinner label={texts.loading} />}
        error={retry && <ErrorState message={serverMessage(posts.error) ?? texts.failed} {...retry} />}
        empty={<EmptyState {...texts.empty} />}
      />
      {post && (
        <SendPostDialog
          post={post}
          postTo={postPath(post.id)}
          labels={dialog}
          error={send.error ? (serverMessage(send.error) ?? dialog.failed) : undefined}
          sending={send.isPending}
          onSend={mayCall(sendNewsletterCall) ? () => send.mutate({ post_id: post.id }) : undefined}
          onClose={close}
        />
      )}
    </Stack>
  );
}
