import { pages, sharePicturePath } from '@imc/screens/content';
import { sharePictureText } from '@imc/screens/head';
import { data } from 'react-router';
import type { Route } from './+types/share-picture';

/** Renders `/share/{page}.png`. Runs only in the build, which prerenders it for every page. */
export async function loader({ request, params }: Route.LoaderArgs) {
  // The build also requests the data of the route, which nothing reads.
  if (new URL(request.url).pathname.endsWith('.data')) return null;
  const page = pages.find((other) => sharePicturePath(other) === `/share/${params.picture}`);
  if (!page) throw data(null, { status: 404 });
  const { sharePicturePng } = await import('@imc/ui/share-picture');
  const png = await sharePicturePng(sharePictureText(page));
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
