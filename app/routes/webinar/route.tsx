export default function Webinar() {
  return <h1>Webinar</h1>;
}
