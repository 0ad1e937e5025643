import { concept } from './concept.ts';

/** Résumés, applications, and people in general. */
export const RESUMES = [
  concept('full-name', 'person', {
    labels:
      'full name, name, candidate name, applicant name, candidate, applicant, name of applicant, legal name, your name, Name, vollständiger Name, Vor- und Nachname, Name des Bewerbers, Bewerber, nom et prénom, nom complet, nom, candidat, nombre completo, nombre y apellidos, nombre, candidato, nome e cognome, cognome e nome, nome, candidato, nominativo, nome completo, naam, volledige naam, imię i nazwisko, nazwisko i imię, kandydat',
    asked: 'name of the person, name of the candidate, name of the applicant, full name of the person, first and last name',
    rivals: 'first-name last-name employer-name',
  }),
  concept('skills', 'free-text', {
    labels:
      'skills, key skills, technical skills, core competencies, expertise, competencies, areas of expertise, Kenntnisse, Fähigkeiten, Kompetenzen, EDV-Kenntnisse, Fachkenntnisse, compétences, compétences clés, competencias, habilidades, aptitudes, conocimientos, competenze, capacità e competenze, capacità, competências, aptidões, vaardigheden, competenties, umiejętności, kompetencje',
    rivals: 'languages-spoken education',
  }),
  concept('languages-spoken', 'free-text', {
    labels:
      'languages, language skills, languages spoken, Sprachen, Sprachkenntnisse, langues, idiomas, lingue, lingue straniere, línguas, talen, talenkennis, języki, języki obce, znajomość języków',
    rivals: 'skills nationality',
  }),
  concept('education', 'free-text', {
    labels:
      'education, academic background, qualifications, educational background, degrees, Ausbildung, Bildung, Studium, Bildungsweg, Schulbildung, formation, études, formation académique, diplômes, educación, formación, formación académica, estudios, istruzione, formazione, istruzione e formazione, titolo di studio, formação, educação, habilitações, formação académica, opleiding, opleidingen, onderwijs, wykształcenie, edukacja',
    rivals: 'work-experience skills',
    item: 0.3,
  }),
  concept('degree', 'title', {
    labels:
      'degree, qualification, diploma, highest degree, award, course, field of study, major, Abschluss, Studienabschluss, Studiengang, Hochschulabschluss, höchster Abschluss, diplôme, intitulé du diplôme, título, titulación, grado, titolo, laurea, titolo di studio conseguito, titolo conseguito, grau, curso, licenciatura, diploma, graad, studie, stopień, tytuł, kierunek',
    asked: 'highest degree, academic degree',
    rivals: 'education university job-title',
    item: 0.4,
  }),
  concept('university', 'company', {
    labels:
      'university, school, college, institution, institute, affiliation, alma mater, Universität, Hochschule, Schule, Fachhochschule, université, école, établissement, universidad, centro, escuela, università, istituto, scuola, universidade, escola, instituição, universiteit, hogeschool, school, uczelnia, szkoła, uniwersytet',
    asked: 'name of the university, school attended',
    rivals: 'employer-name degree',
    item: 0.4,
  }),
  concept('work-experience', 'free-text', {
    labels:
      'work experience, experience, professional experience, employment history, work history, career history, Berufserfahrung, beruflicher Werdegang, Werdegang, Praxiserfahrung, expérience professionnelle, expériences, expériences professionnelles, experiencia, experiencia laboral, experiencia profesional, esperienza, esperienza professionale, esperienze lavorative, esperienza lavorativa, experiência, experiência profissional, werkervaring, ervaring, doświadczenie, doświadczenie zawodowe',
    rivals: 'education',
    item: 0.3,
  }),
  concept('years-of-experience', 'number', {
    labels:
      "years of experience, total experience, experience (years), Jahre Berufserfahrung, années d'expérience, años de experiencia, anni di esperienza, anos de experiência, jaren ervaring, lata doświadczenia",
    rivals: 'age',
  }),
  concept('current-employer', 'company', {
    labels:
      'current employer, current company, present employer, most recent employer, employer, company, last employer, aktueller Arbeitgeber, derzeitiger Arbeitgeber, letzter Arbeitgeber, Arbeitgeber, employeur actuel, entreprise, empresa actual, empleador actual, datore di lavoro attuale, azienda, empresa atual, huidige werkgever, werkgever, obecny pracodawca, pracodawca',
    asked: 'current or most recent employer, company the person works for now',
    rivals: 'university',
    item: 0.4,
  }),
  concept('profile-summary', 'sentence', {
    labels:
      'summary, profile, objective, professional summary, career objective, about me, about, personal statement, Profil, Kurzprofil, Über mich, Zusammenfassung, profil, à propos, objectif, perfil, resumen, sobre mí, objetivo, profilo, profilo professionale, obiettivo, resumo, sobre mim, profiel, samenvatting, over mij, podsumowanie, profil zawodowy, o mnie',
    rivals: 'work-experience',
  }),
  concept('certifications', 'free-text', {
    labels:
      'certifications, certificates, licenses, licences, professional certifications, Zertifikate, Zertifizierungen, Weiterbildung, certificats, certificaciones, certificados, certificazioni, certificati, certificações, certificaten, certificaat, certyfikaty, kursy',
    rivals: 'education',
    item: 0.3,
  }),
  concept('linkedin', 'url', {
    labels: 'LinkedIn, LinkedIn profile, LinkedIn URL, profil LinkedIn, perfil de LinkedIn, profilo LinkedIn',
    rivals: 'website',
  }),
  concept('interests', 'free-text', {
    labels:
      "interests, hobbies, hobbies and interests, Interessen, Hobbys, Freizeit, centres d'intérêt, loisirs, aficiones, intereses, interessi, hobby, interesses, passatempos, hobby's, interesses, zainteresowania, hobby",
    rivals: 'skills',
  }),
  concept('notice-period', 'duration', {
    labels:
      'notice period, period of notice, availability, available from, Kündigungsfrist, Verfügbarkeit, préavis, délai de préavis, disponibilité, plazo de preaviso, preaviso, disponibilidad, periodo di preavviso, preavviso, disponibilità, aviso prévio, pré-aviso, opzegtermijn, beschikbaarheid, okres wypowiedzenia, dostępność',
    rivals: 'term',
  }),
];
