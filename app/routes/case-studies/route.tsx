export default function CaseStudies() {
  return <h1>Case studies</h1>;
}
