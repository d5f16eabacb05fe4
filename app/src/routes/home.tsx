import { institute } from '@imc/screens/content';
import { HomeScreen } from '@imc/screens/public/home';

export const meta = () => [
  { title: institute.name },
  { name: 'description', content: institute.description },
];

export default function Home() {
  return <HomeScreen />;
}
