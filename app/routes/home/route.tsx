export default function Home() {
  return <h1>Heliodane</h1>;
}
