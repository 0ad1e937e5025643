/** Clauses that no field asks after, as leases are full of them; {T} is the tenant's word, {L} the landlord's. */
export const ORDINARY_CLAUSES: readonly (readonly [string, string])[] = [
  [
    'Repair and decoration',
    '{T} shall keep the interior of the Premises in good and substantial repair, fair wear and tear excepted, and shall redecorate the internal parts in every fifth year and in the last three months of the Term. {L} shall maintain the structure, roof and foundations and the common parts of the Building, the cost of which forms part of the Service Charge. Nothing in this clause obliges {T} to make good any damage caused by an Insured Risk unless the insurance money is withheld by reason of an act or default of {T}.',
  ],
  [
    'Insurance',
    '{L} shall insure the Building against fire, storm, flood, subsidence and such other risks as it reasonably thinks fit, together with three years’ loss of rent. {T} shall refund a fair proportion of the premium within 21 days of written demand and shall not do anything which may make the policy void or voidable. {T} shall insure the plate glass at its own expense.',
  ],
  [
    'Alterations',
    'No structural alterations are permitted. Internal non-structural partitions may be erected and removed with the prior written consent of {L}, such consent not to be unreasonably withheld or delayed, and subject to reinstatement at the end of the Term if {L} so requires by not less than 60 days’ notice. Signs on the exterior require approval of size and design.',
  ],
  [
    'Assignment and subletting',
    '{T} may assign the whole of the Premises with consent, provided that no arrears are outstanding and, where reasonable, the outgoing party enters into an authorised guarantee agreement. Subletting of part is prohibited. Sharing occupation with a group company is allowed for as long as the companies remain in the same group and no relationship of landlord and tenant is created.',
  ],
  [
    'Common parts and parking',
    '{T} has the right, with others, to use the entrance hall, stairs, lifts and lavatories and the loading bay between 07:00 and 19:00 hours on business days. Visitors must register at the desk. Rights of way may be diverted temporarily for maintenance on 48 hours’ notice.',
  ],
  [
    'Quiet enjoyment',
    'So long as {T} pays the rents and performs its covenants, {L} agrees that {T} shall peaceably hold the Premises without interruption by {L} or any person lawfully claiming under it.',
  ],
  [
    'Entry',
    '{L} and its agents may enter at reasonable times on 24 hours’ notice (or without notice in an emergency) to inspect, to carry out works, to read meters, and in the last six months of the Term to show the Premises to prospective occupiers.',
  ],
  [
    'Outgoings',
    '{T} shall pay all business rates, water, gas, electricity and telecommunication charges consumed at the Premises, together with any standing charges. Where a supply is not separately metered a fair proportion determined by the surveyor of {L} is payable.',
  ],
  [
    'Default',
    'If any rent remains unpaid for 14 days after becoming due (whether formally demanded or not), or if {T} becomes insolvent or fails to remedy a material breach within 30 days of notice, {L} may re-enter the Premises and the Lease shall then end, without prejudice to any claim in respect of an earlier breach. Late payments bear interest at 4 per cent above base rate.',
  ],
  [
    'Environmental matters',
    '{T} shall not bring onto the Premises any hazardous substance other than ordinary cleaning and office materials, and shall co-operate in the sharing of energy data. {L} may carry out works to improve the energy performance of the Building at its own cost.',
  ],
  [
    'Holding over',
    'If {T} remains in occupation after the Expiry Date without a new lease, the occupation is from month to month at 125 per cent of the Rent last payable, and either party may end it on one month’s notice.',
  ],
  [
    'Notices',
    'Notices must be in writing and delivered by hand or by recorded post to the address of the party stated in this summary, or to such other address as has been notified. Notices sent by post are deemed served on the second business day after posting. E-mail is not valid service.',
  ],
  [
    'Disputes',
    'Disputes on the amount of the Service Charge or on any works shall be referred to an independent surveyor acting as an expert, whose costs are borne equally unless the expert directs otherwise. The courts of the place where the Premises lie have jurisdiction over everything else.',
  ],
  [
    'Costs',
    'Each party bears its own legal costs of the grant of the Lease. {T} shall pay the reasonable costs of {L} for any application for consent, whether or not granted, and for the preparation of schedules of dilapidations served within three months after the end of the Term.',
  ],
  [
    'Statutory compliance',
    '{T} shall comply with all legislation relating to the Premises and their use, including fire safety, health and safety at work and planning, shall obtain all licences needed, and shall supply copies of any notice received from an authority within seven days.',
  ],
  [
    'Destruction',
    'If the Premises are damaged by an Insured Risk so as to be unfit for occupation, the Rent or a fair proportion of it is suspended until reinstatement or for three years, whichever is shorter. If reinstatement is impossible either party may end the Lease by notice and the insurance money belongs to {L}.',
  ],
];
